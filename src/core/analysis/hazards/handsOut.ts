import { type Field, keyAt, type NodeId, START } from '~/core/document';
import type { Sure } from '../facts';
import { type Subject, writesTo } from './subject';

/**
 * How sure it is that the graph inside a node writes a field of the graph around it: it hands out all of its output that holds
 * something, also what it only received. Null where the node is code, and where its graph does not hand the field out.
 */
export function handsOut(subject: Subject, id: NodeId, field: Field): Sure | null {
  const { graph, facts } = subject;
  const inner = graph.nodes.find((node) => node.id === id)?.inner;
  const twin = inner?.fields.find(({ name }) => name === field.name);
  if (!inner || !twin || twin.private || (inner.output && !inner.output.includes(twin.id))) return null;
  const receives = !inner.input || inner.input.includes(twin.id);
  const given = facts.sources['turn:0']?.writes.fields.some((write) => write.name === field.name && write.always) ?? false;
  if (receives && given && graph.turns[0]?.kind === 'input') return 'certain';
  const writers = inner.nodes.flatMap((node) => {
    const write = facts.sources[keyAt([id], `node:${node.id}`)]?.writes.fields.find(({ name }) => name === field.name);
    return write ? [{ node: node.id, write }] : [];
  });
  const runs = (node: NodeId) => inner.edges.some((edge) => edge.source === START && edge.target === node);
  if (writers.some(({ node, write }) => write.always && runs(node))) return 'certain';
  return writers.length > 0 || (receives && writesTo(subject, field.id).length > 0) ? 'likely' : null;
}

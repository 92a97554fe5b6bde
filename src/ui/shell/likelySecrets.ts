import { type PlaygroundDoc, reducerSource } from '~/core/document';

const SECRETS =
  /\b(sk-[A-Za-z0-9_-]{16,}|gh[pousr]_[A-Za-z0-9]{20,}|xox[abp]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16}|AIza[0-9A-Za-z_-]{30,}|eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{5,})/g;

/** Parts of the document's sources that look like an access key, shortened so that the warning does not spread them. */
export function likelySecrets(doc: PlaygroundDoc): readonly string[] {
  const { fields, nodes, routers, turns, shared } = doc.graph;
  const sources = [
    shared,
    ...nodes.map((node) => node.source),
    ...routers.map((router) => router.code),
    ...turns.map((turn) => ('source' in turn ? turn.source : '')),
    ...fields.map((field) => reducerSource(field.merge) ?? ''),
  ];
  return [...new Set(sources.flatMap((source) => source.match(SECRETS) ?? []))].map((secret) => `${secret.slice(0, 8)}…`);
}

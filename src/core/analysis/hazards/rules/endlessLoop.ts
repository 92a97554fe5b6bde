import { hazard, nameIn, type Rule } from '../subject';

const MOST_NAMES = 5;

/** A loop that no router or Command can leave: the run goes on to the recursion limit. */
export const endlessLoop: Rule = function* ({ graph, activity }) {
  const { endless } = activity;
  if (!endless) return;
  const names = endless.nodes.slice(0, MOST_NAMES).map((id) => nameIn(graph, id));
  yield hazard('endlessLoop', { nodes: endless.nodes }, { names: names.join(', '), limit: graph.recursionLimit }, endless.sure, [
    'leaveLoop',
  ]);
};

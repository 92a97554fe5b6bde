import * as langchain from 'langchain/browser';
import { bring } from './langChain';

bring(langchain, classesWithin());

/** The classes that agents are made of and the package does not export: to be frozen like those that it does. */
function classesWithin(): readonly object[] {
  const { createAgent, createMiddleware, fakeModel, tool } = langchain;
  const nothing = () => undefined;
  const hooks = { beforeAgent: nothing, beforeModel: nothing, afterModel: nothing, afterAgent: nothing };
  const agent = createAgent({
    model: fakeModel(),
    tools: [tool(() => '', { name: 'none', schema: { type: 'object', properties: {} } })],
    middleware: [createMiddleware({ name: 'none', ...hooks })],
  });
  const nodes = Object.values(agent.graph.nodes as Readonly<Record<string, { readonly bound: object }>>);
  return [agent, ...nodes.map(({ bound }) => bound), fakeModel()].map((one) => one.constructor);
}

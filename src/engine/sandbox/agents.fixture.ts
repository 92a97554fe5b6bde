/** The head of a source: a chat model that answers the given replies in turn, and `calls`, the messages that it was given. */
export const SCRIPTED = `import { AIMessage, fakeModel, createAgent, createMiddleware, tool, dynamicSystemPromptMiddleware, summarizationMiddleware, toolStrategy } from 'langchain';
import { z } from 'zod';
const scripted = (...replies) => replies.reduce((model, reply) => model.respond(typeof reply === 'string' ? new AIMessage(reply) : new AIMessage(reply)), fakeModel());
`;

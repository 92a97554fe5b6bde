// The declarations that the editor shows, held against the real packages by the compiler: whatever they promise is there.
import type * as realMessages from '@langchain/core/messages';
import type * as realGraph from '@langchain/langgraph/web';
import type * as realAgents from 'langchain/browser';
import type * as agents from './langchain';
import type * as graph from './langgraph';
import * as real from 'zod';
import type * as messages from './messages';
import * as cut from './zod';

type Class = abstract new (...args: never) => unknown;

/**
 * The names of `Cut` that promise more than `Real` holds: a class whose real instances lack something or whose real
 * constructor refuses what the cut one takes, or a function or constant that cannot stand in for the cut one.
 */
type Broken<Real, Cut> = {
  [Name in Exclude<keyof Cut, Called>]: Name extends keyof Real
    ? Cut[Name] extends Class
      ? Real[Name] extends Class
        ? [InstanceType<Real[Name]>, ConstructorParameters<Cut[Name]>] extends [InstanceType<Cut[Name]>, ConstructorParameters<Real[Name]>]
          ? never
          : Name
        : Name
      : [Real[Name]] extends [Cut[Name]]
        ? never
        : Name
    : Name;
}[Exclude<keyof Cut, Called>];

/** Functions that take messages are called below with real ones instead. */
type Called = 'coerceMessageLikeToMessage' | 'filterMessages' | 'getBufferString' | 'mergeMessageRuns' | 'trimMessages';

declare function none<Names extends never>(): Names;
none<Broken<typeof realMessages, typeof messages>>();
none<Broken<typeof realGraph, typeof graph>>();

declare const core: typeof realMessages;
declare const some: realMessages.BaseMessage[];
declare const like: Exclude<messages.BaseMessageLike, messages.BaseMessage>;
declare const filter: messages.FilterMessagesFields;
declare const trim: messages.TrimMessagesFields;
core.coerceMessageLikeToMessage(like) satisfies messages.BaseMessage;
core.filterMessages(some, filter) satisfies messages.BaseMessage[];
core.getBufferString(some, 'Human', 'AI') satisfies string;
core.mergeMessageRuns(some) satisfies messages.BaseMessage[];
core.trimMessages(some, trim) satisfies Promise<messages.BaseMessage[]>;

declare const config: realGraph.LangGraphRunnableConfig;
config satisfies graph.LangGraphRunnableConfig;

/** What the cut zod infers for a schema is what the real one infers for the same schema. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function same<A, B>(yes: Same<A, B>): void;

const realSchema = real.object({
  name: real.string().min(1).regex(/a/, 'no').optional(),
  age: real.z.number().int().default(1),
  tags: real.array(real.enum(['x', 'y'])).nonempty(),
  pair: real.tuple([real.boolean(), real.literal(3)]),
  either: real.union([real.string(), real.null(), real.date()]).nullable(),
  map: real.record(real.string(), real.object({ a: real.unknown() })),
  length: real.string().transform((text) => text.length),
});
const cutSchema = cut.object({
  name: cut.string().min(1).regex(/a/, 'no').optional(),
  age: cut.z.number().int().default(1),
  tags: cut.array(cut.enum(['x', 'y'])).nonempty(),
  pair: cut.tuple([cut.boolean(), cut.literal(3)]),
  either: cut.union([cut.string(), cut.null(), cut.date()]).nullable(),
  map: cut.record(cut.string(), cut.object({ a: cut.unknown() })),
  length: cut.string().transform((text) => text.length),
});
same<cut.infer<typeof cutSchema>, real.infer<typeof realSchema>>(true);

const realPart = realSchema.pick({ name: true, age: true }).extend({ more: real.bigint() }).partial();
const cutPart = cutSchema.pick({ name: true, age: true }).extend({ more: cut.bigint() }).partial();
same<cut.infer<typeof cutPart>, real.infer<typeof realPart>>(true);
none<Exclude<keyof typeof cut, keyof typeof real>>();

/** Of agents only the names: what is generic over schemas, tools and middleware there is `any` here. */
none<Exclude<keyof typeof agents, keyof typeof realAgents>>();
declare const build: typeof realAgents;
declare const greet: agents.AgentTool;
build.createAgent({ model: build.fakeModel(), tools: [build.tool(() => 'x', { name: 'x', description: 'x', schema: real.object({}) })] });
build
  .fakeModel()
  .respond(new Error('x'))
  .respondWithTools([{ name: greet.name, args: {} }]) satisfies agents.FakeModel;
build.createMiddleware({ name: 'x', beforeModel: { canJumpTo: ['end'], hook: () => ({ jumpTo: 'end' }) } }) satisfies agents.Middleware;

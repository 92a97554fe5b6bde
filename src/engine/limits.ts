import type { FarLimits } from './protocol';

/** What the relay lets through for one worker. It cannot read reports, so it only counts; the far side's limits end a run first. */
export interface RelayCaps {
  /** Messages in all. */
  readonly messages: number;
  /** Messages more for each second, so that heartbeats never use the cap up. */
  readonly messagesPerSecond: number;
  /** Characters in all. */
  readonly characters: number;
  /** Characters of one message. */
  readonly message: number;
}

/** Limits that the page keeps. Milliseconds are of `performance.now`. */
export interface PageLimits {
  /** Without heartbeat or report for so long, the page asks whether to wait on. */
  readonly quietMs: number;
  /** Without heartbeat or report for so long, and without a wish to wait on, a worker is taken for stuck. */
  readonly stuckMs: number;
  /** After a wish to wait on, silence is borne for so long before the page asks again. */
  readonly patientMs: number;
  /** A frame that does not answer in this time gets no new work. */
  readonly answerMs: number;
  /** Without an answer to a ping for so long, a frame is taken for lost. */
  readonly lostMs: number;
  /** Running time outside gates before the page asks whether to wait on. */
  readonly wallMs: number;
  /** From asking for a worker to its `ready`. */
  readonly startMs: number;
  /** What a worker is given to end by itself after Stop. */
  readonly stopMs: number;
  /** Type stripping of one source, once the compiler is loaded. */
  readonly stripMs: number;
  /** Runs and bench jobs at once; with the labs and the spare that makes seven workers. */
  readonly jobs: number;
  /** Labs at once: one that a person opened, and two that try something after a run. They are kept apart from the other jobs, so that none of them ends a run. */
  readonly labs: number;
}

export interface Limits {
  readonly far: FarLimits;
  readonly relay: RelayCaps;
  readonly page: PageLimits;
}

const MB = 2 ** 20;
/** Characters of one message across the wall, without its framing character. */
export const PART_CHARACTERS = 256 * 1024;

/** Folds in one command, and characters of them; what is asked at once beyond that goes in several. */
export const FOLDS_AT_ONCE = 1_000;
export const FOLD_CHARACTERS = 16 * MB;
/** Characters of one record that a saver hands over: several values of the largest size, and less than one report may have. */
export const STORED_CHARACTERS = 8 * MB;
/** Characters of the records in one command; more of them go in several. */
export const STORED_AT_ONCE = 16 * MB;
/** Each world moves the clock by a day, and dates end. */
export const FARTHEST_WORLD = 1_000_000;

export const LIMITS: Limits = {
  far: {
    // A self loop with a huge recursion limit makes some 2,500 events a second; honest graphs stay far below.
    eventsBetweenGates: 20_000,
    eventsPerRun: 250_000,
    bytesPerRun: 64 * MB,
    bytesPerValue: 5 * MB,
    // Taking in 1 MB keeps the page busy for about one frame.
    bytesUnacknowledged: MB,
    bytesPerThread: 64 * MB,
    charactersPerStored: STORED_CHARACTERS,
    heartbeatMs: 250,
  },
  relay: {
    // Values may come in messages of their own, so twice the events of a run.
    messages: 500_000,
    messagesPerSecond: 20,
    characters: 96 * MB,
    message: PART_CHARACTERS + 1,
  },
  page: {
    // Honest work in chunks of 400 ms was seen to hold heartbeats up for 0.8 s.
    quietMs: 2_000,
    // LangGraph copies a list of a million items in 2.4 s; on a busy machine a person may have to say "keep waiting". A memory bomb
    // of buffers takes more than a gigabyte a second, so much longer would hurt the whole machine.
    stuckMs: 6_000,
    patientMs: 20_000,
    // A frame of a busy machine was seen to answer after more than a second; a dead one never does.
    answerMs: 3_000,
    // No browser tells of the end of a frame's process. Sooner than `stuckMs`: then it is known what has happened.
    lostMs: 5_000,
    wallMs: 15_000,
    startMs: 20_000,
    stopMs: 150,
    stripMs: 3_000,
    jobs: 3,
    labs: 3,
  },
};

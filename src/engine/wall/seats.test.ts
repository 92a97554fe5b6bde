import { expect, it } from 'vitest';
import { type Seated, Seats } from './seats';

interface Job extends Seated {
  isEnding: boolean;
  killed: boolean;
  over(): void;
}

function sit(seats: Seats): Job {
  return seats.take((onOver): Job => {
    const job: Job = {
      isEnding: false,
      killed: false,
      over: onOver,
      kill() {
        job.killed = true;
        onOver();
      },
    };
    return job;
  });
}

it('takes the seat of the oldest where all work on', () => {
  const seats = new Seats(2);
  const [first, second, third] = [sit(seats), sit(seats), sit(seats)];
  expect([first, second, third].map((job) => job.killed)).toEqual([true, false, false]);
});

it('takes the seat of one that is ending before that of an older one', () => {
  const seats = new Seats(2);
  const [first, second] = [sit(seats), sit(seats)];
  second.isEnding = true;
  const third = sit(seats);
  expect([first, second, third].map((job) => job.killed)).toEqual([false, true, false]);
});

it('takes nobody’s seat where one is free', () => {
  const seats = new Seats(2);
  const [first, second] = [sit(seats), sit(seats)];
  first.over();
  const third = sit(seats);
  seats.clear();
  expect([first, second, third].map((job) => job.killed)).toEqual([false, true, true]);
});

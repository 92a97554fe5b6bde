/** The far side's entry in a worker behind the wall. */
// First, since libraries keep crypto and clocks as they find them.
import './seedFirst';
import { createFarSide } from './farSide';
import { startWorker } from './startWorker';

startWorker(createFarSide);

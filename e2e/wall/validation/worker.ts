/** The far side of a test build: the checkpointer validation of LangGraph's makers, beside the saver and as frozen as any run. */
// First, as in the far side itself.
import '~/engine/sandbox/seedFirst';
import { createValidation } from './validation';
import { startWorker } from '~/engine/sandbox/startWorker';

startWorker(createValidation);

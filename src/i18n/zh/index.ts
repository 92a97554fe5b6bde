import type { Messages } from '../messages';
import { canvas } from './canvas';
import { common } from './common';
import { edits } from './edits';
import { problems } from './problems';
import { shell } from './shell';
import { state } from './state';
import { stepper } from './stepper';
import { values } from './values';

export const zh: Messages = { canvas, common, edits, problems, shell, state, stepper, values };

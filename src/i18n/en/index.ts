import { bench } from './bench';
import { canvas } from './canvas';
import { common } from './common';
import { editors } from './editors';
import { edits } from './edits';
import { problems } from './problems';
import { record } from './record';
import { shell } from './shell';
import { state } from './state';
import { stepper } from './stepper';
import { values } from './values';

export const en = { bench, canvas, common, editors, edits, problems, record, shell, state, stepper, values } as const;

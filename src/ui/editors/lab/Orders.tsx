import { type AllMessages, useLateText } from '~/i18n/late';
import type { MomentView } from '~/core/trace';
import type { OrdersLab } from '~/workspace';
import { Frame } from '../parts/Frame';
import parts from '../parts/parts.module.css';
import { LabBar } from './LabBar';
import { LabCause } from './LabCause';
import { Outcomes } from './Outcomes';
import { Places } from './Places';
import { RenameNode } from './RenameNode';
import { RepeatRuns } from './RepeatRuns';
import { WaysOut } from './WaysOut';

/** One merge of the record in every order of its writers: what each leaves, why the engine's is as it is, and ways out. */
export function Orders({ lab }: { readonly lab: OrdersLab }) {
  const t = useLateText().lab;
  const { stepper } = useLateText();
  const { contributions, exploration, trace } = lab;
  const started = trace.trace.events[0];
  return (
    <Frame
      kind={t.ordersOf(lab.field.name, stepName(trace.moments[contributions.moment], stepper))}
      text={t.ordersText(started?.type === 'runStarted' ? started.langgraph : '')}
      aside={<LabBar lab={lab} />}
    >
      {lab.running && <p className={parts['hint']}>{t.merging}</p>}
      <LabCause cause={lab.cause} />
      {exploration !== null && <Outcomes contributions={contributions} exploration={exploration} />}
      <Places contributions={contributions} />
      {exploration !== null && exploration.how !== 'uncopied' && <RenameNode contributions={contributions} exploration={exploration} />}
      {exploration?.dependsOnOrder === true && <WaysOut lab={lab} />}
      <RepeatRuns repeat={lab.repeat} />
    </Frame>
  );
}

function stepName(moment: MomentView | undefined, t: AllMessages['stepper']): string {
  return moment?.kind === 'superstep' ? t.superstep(moment.superstep) : t.inputOf((moment?.turn ?? 0) + 1);
}

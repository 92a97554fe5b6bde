import { partsOf, type Story } from '~/core/analysis';
import type { TraceStore } from '~/core/trace';
import { useLateText } from '~/i18n/late';
import { InlineValue } from '~/ui/values';
import { storyDetails } from './storyText';
import { Writer } from './Writer';

/** The writes that met an error with their writers, and what else there is to say about it. */
export function StoryLines({ story, trace }: { readonly story: Story; readonly trace: TraceStore }) {
  const t = useLateText().explain;
  return (
    <>
      {partsOf(story).length > 0 && (
        <ul>
          {story.code === 'reducerThrew' && (
            <li>
              {t.existing} <InlineValue value={trace.value(story.existing)} limit={200} />
            </li>
          )}
          {partsOf(story).map(({ writer, value }, index) => (
            <li key={index}>
              <Writer trace={trace} writer={writer} /> <InlineValue value={trace.value(value)} limit={200} />
            </li>
          ))}
        </ul>
      )}
      {storyDetails(story, t).map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </>
  );
}

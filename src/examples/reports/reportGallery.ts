import { type Gallery, galleryOf } from '../entry';
import type { Sketch } from '../sketch';
import { reportTopics } from '.';
import type { ReportSketch } from './reportSketch';

/** The reports as examples; each note ends with its source, so that the document keeps it and a search finds it. */
export const reportGallery: Gallery = galleryOf(
  reportTopics.map(({ id, title, reports }) => ({
    id,
    title,
    isFolded: true,
    sketches: Object.fromEntries(Object.entries(reports).map(([report, sketch]) => [report, withSource(sketch)])),
  })),
);

function withSource({ source, fixed, ...sketch }: ReportSketch): Sketch {
  return {
    ...sketch,
    note: {
      en: `${sketch.note.en} Reported in ${source}${fixed ? ', and mended since' : ''}.`,
      zh: `${sketch.note.zh}出处：${source}${fixed ? '，现已修复' : ''}。`,
    },
  };
}

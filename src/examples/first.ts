import { documentOf } from './sketch';
import { zebraAppleMango } from './topics/zebraAppleMango';

/** What a person finds who opens the page for the first time. */
export const firstDocument = (language: 'en' | 'zh') => documentOf(zebraAppleMango, language);

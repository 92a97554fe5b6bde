import { expect, it } from 'vitest';
import { PACKAGES } from '../language/packages';
import { COMMON_IMPORTS, importFor } from './importFor';

it('knows the import from what TypeScript says, and from what a run says', () => {
  const line = "import { END } from '@langchain/langgraph';";
  expect(importFor("Cannot find name 'END'.")).toBe(line);
  expect(importFor("Cannot find name 'END'. Did you mean 'end'?")).toBe(line);
  expect(importFor('ReferenceError: END is not defined')).toBe(line);
  expect(importFor("Cannot find name 'HumanMessage'.")).toBe("import { HumanMessage } from '@langchain/core/messages';");
});

it('says nothing about other names and other messages', () => {
  for (const message of ["Cannot find name 'ende'.", "Type 'END' is not assignable", 'Error: END is not defined', '']) {
    expect(importFor(message)).toBeNull();
  }
});

it('names only what the packages declare', () => {
  const declared = Object.values(PACKAGES).join('\n');
  for (const name of Object.values(COMMON_IMPORTS).flat()) {
    expect(declared, name).toMatch(
      new RegExp(`export (declare (abstract )?(class|const|function) ${name}\\b|\\* as ${name}\\b|\\{.*\\b${name}\\b.*\\})`),
    );
  }
});

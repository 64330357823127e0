import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { hasPrograms } from '../../fakes/runner/programs.ts';
import { workflowsToCopy, type WorkflowFile } from '../support/workflow-files.ts';
import { SCENES } from './scenes.ts';
import { onStage } from './on-stage.ts';

const workflows = workflowsToCopy();

describe('every workflow that people may copy', () => {
  it('has scenes that play it, by its name', () => {
    const without = workflows.filter(({ name }) => !Object.hasOwn(SCENES, name));
    expect(without.map(({ place, name }) => `${place}: ${name}`)).toEqual([]);
  });

  it('is there for every scene', () => {
    const names = new Set(workflows.map(({ name }) => name));
    expect(Object.keys(SCENES).filter((name) => !names.has(name))).toEqual([]);
  });

  it('stands in the README, where it starts', () => {
    const first = workflows.filter(({ place }) => place.startsWith('README.md'));
    expect(first.slice(0, 2).map(({ name }) => name)).toEqual(['Docs by comment', 'Ask the docs agent']);
  });
});

/** Those that say the same are played once. */
const played = new Map<string, WorkflowFile>();
for (const workflow of workflows.filter(({ name }) => Object.hasOwn(SCENES, name))) {
  const said = JSON.stringify(parse(workflow.text));
  const same = played.get(said);
  const place = same === undefined ? workflow.place : `${same.place}, ${workflow.place}`;
  played.set(said, { ...workflow, place });
}

describe.each([...played.values()].map((workflow) => [workflow.place, workflow] as const))(
  '%s',
  (_, { name, text }) => {
    for (const { it: promise, play, needs = [] } of SCENES[name] ?? [])
      (hasPrograms(...needs) ? it.concurrent : it.skip)(promise, () =>
        onStage({ github: { repository: { private: true } } }, (stage) => play(stage, text)),
      );
  },
);

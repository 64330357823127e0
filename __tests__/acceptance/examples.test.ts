import { describe, expect, it } from '@jest/globals';
import { workflowsToCopy } from '../workflow-files.ts';
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

const played = workflows.filter(({ name }) => Object.hasOwn(SCENES, name));
describe.each(played.map((workflow) => [workflow.place, workflow] as const))('%s', (_, { name, text }) => {
  it.concurrent.each((SCENES[name] ?? []).map((scene) => [scene.it, scene.play] as const))('%s', (_, play) =>
    onStage({ github: { repository: { private: true } } }, (stage) => play(stage, text)),
  );
});

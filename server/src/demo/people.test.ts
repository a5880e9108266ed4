import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@zaojie/contract/limits';
import { describe, expect, it } from 'vitest';
import { serverRoot } from '../server-root.ts';
import { listDemoPictures } from './pictures/demo-files.ts';
import { people } from './people.ts';

const filesIn = (folder: string) => readdirSync(join(serverRoot, 'demo', folder)).sort();

describe('the people of the town', () => {
  it.each(['username', 'nickname', 'avatar', 'bio', 'backgroundInfo'] as const)(
    'each have their own %s',
    (field) => {
      const values = people.map((person) => person[field]);
      expect(values.every((value) => value.length > 0)).toBe(true);
      expect(new Set(values).size).toBe(values.length);
    },
  );

  it.each(people)('$username fits the rules that everybody else has to keep', (person) => {
    expect(person.username).toMatch(/^[a-z][a-z0-9_]{2,31}$/);
    expect([...person.nickname].length).toBeLessThanOrEqual(limits.nicknameMax);
    expect([...person.bio].length).toBeLessThanOrEqual(limits.bioMax);
    expect([...person.backgroundInfo].length).toBeLessThanOrEqual(limits.backgroundInfoMax);
  });

  it.each(people)('$username speaks calmly', (person) => {
    expect(person.nickname + person.bio + person.backgroundInfo).not.toMatch(
      /[!！]|\p{Extended_Pictographic}/u,
    );
  });
});

describe('the files', () => {
  it('gives each picture to exactly one person', () => {
    const owned = people.flatMap((person) => person.pictures);
    expect(owned.toSorted()).toEqual(filesIn('pictures'));
  });

  it('describes each picture once', () => {
    const described = listDemoPictures().map((picture) => picture.file);
    expect(described.toSorted()).toEqual(filesIn('pictures'));
  });

  it('gives each avatar to exactly one person', () => {
    expect(people.map((person) => person.avatar).toSorted()).toEqual(filesIn('avatars'));
  });
});

// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  discardServed,
  hideFromOthers,
  isServedForUs,
  keepEarlyDeeds,
  readServedAnswers,
} from './served-data.ts';

let root: HTMLElement;
beforeEach(() => {
  document.documentElement.className = '';
  document.body.innerHTML =
    '<div id="root" data-served><input><button>登录</button></div>' +
    '<script type="application/json" id="served-data">[[["home"],{"n":1}]]</script>';
  root = document.querySelector('#root') as HTMLElement;
});

test("a visitor takes the server's answers", () => {
  expect(isServedForUs(root)).toBe(true);
  expect(readServedAnswers()).toEqual([[['home'], { n: 1 }]]);
});

test('somebody signed in asks for answers of their own', () => {
  document.documentElement.className = 'dark own';
  expect(isServedForUs(root)).toBe(false);
  expect(readServedAnswers()).toEqual([]);
});

test('a page of somebody whose session is over is nobody’s; that of visitors is theirs', () => {
  hideFromOthers();
  expect(isServedForUs(root)).toBe(true);
  const data = document.querySelector('#served-data') as HTMLElement;
  data.textContent = JSON.stringify([[['reader'], { id: 12 }]]);
  hideFromOthers();
  expect(isServedForUs(root)).toBe(false);
});

test('answers are for the page they came with only', () => {
  discardServed(root);
  expect(readServedAnswers()).toEqual([]);
});

test.each([true, false])('a tick that was changed too early is changed again, from %s', (before) => {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.defaultChecked = before;
  root.append(box);
  box.checked = !before;
  const doAgain = keepEarlyDeeds(root);
  const heard: boolean[] = [];
  box.addEventListener('change', () => heard.push(box.checked));
  // The form fills in what it begins with.
  box.checked = before;
  doAgain();
  expect(heard).toEqual([!before]);
});

test('words typed while the code takes over are not lost either', () => {
  const input = root.querySelector('input') as HTMLInputElement;
  const doAgain = keepEarlyDeeds(root);
  input.value = 'client';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // The form fills in what it begins with.
  input.value = '';
  doAgain();
  expect(input.value).toBe('client');
});

test('words typed and a button pressed too early are not lost', () => {
  const input = root.querySelector('input') as HTMLInputElement;
  const button = root.querySelector('button') as HTMLButtonElement;
  input.value = 'client';
  button.dataset['pressed'] = '';
  const doAgain = keepEarlyDeeds(root);
  const heard: string[] = [];
  root.addEventListener('input', () => heard.push(`input ${input.value}`));
  root.addEventListener('click', () => heard.push('click'));
  input.value = '';
  doAgain();
  expect(heard).toEqual(['input client', 'click']);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

const turned = vi.fn<(way: string) => void>();

function Area({ name, children }: { name: string; children?: React.ReactNode }) {
  const swipe = useSwipe(
    () => turned(`${name} back`),
    () => turned(`${name} on`),
  );
  return (
    <div {...swipe}>
      <p>{name}</p>
      {children}
    </div>
  );
}

beforeEach(() => turned.mockClear());
afterEach(cleanup);

type Point = readonly [x: number, y: number];
const touches = (...points: Point[]) => points.map(([clientX, clientY]) => ({ clientX, clientY }));

function draw(element: Element, from: Point, ...way: Point[]) {
  fireEvent.touchStart(element, { touches: touches(from) });
  for (const point of way) fireEvent.touchMove(element, { touches: touches(point) });
  fireEvent.touchEnd(element, { touches: [], changedTouches: touches(way.at(-1) ?? from) });
}

test.each<[string, Point[], string[]]>([
  [
    'to the left goes on',
    [
      [300, 200],
      [270, 204],
      [200, 210],
    ],
    ['a on'],
  ],
  [
    'to the right goes back',
    [
      [200, 200],
      [230, 196],
      [300, 190],
    ],
    ['a back'],
  ],
  [
    'that began as a scroll stays one',
    [
      [300, 200],
      [296, 230],
      [120, 260],
    ],
    [],
  ],
  [
    'sideways may wander afterwards',
    [
      [300, 200],
      [280, 203],
      [220, 330],
    ],
    ['a on'],
  ],
  [
    'too short does nothing',
    [
      [300, 200],
      [280, 200],
      [265, 200],
    ],
    [],
  ],
  [
    'and drawn back does nothing',
    [
      [300, 200],
      [200, 200],
      [295, 200],
    ],
    [],
  ],
  [
    'from the edge is the phone’s own',
    [
      [8, 200],
      [60, 200],
      [200, 200],
    ],
    [],
  ],
])('a finger %s', (_, [from, ...way], turns) => {
  render(<Area name="a" />);
  if (from) draw(screen.getByText('a'), from, ...way);
  expect(turned.mock.calls.flat()).toEqual(turns);
});

test('two fingers, and a touch that the browser took over, turn nothing', () => {
  render(<Area name="a" />);
  const area = screen.getByText('a');
  fireEvent.touchStart(area, { touches: touches([300, 200], [350, 200]) });
  fireEvent.touchMove(area, { touches: touches([200, 200]) });
  fireEvent.touchEnd(area, { changedTouches: touches([200, 200]) });
  fireEvent.touchStart(area, { touches: touches([300, 200]) });
  fireEvent.touchMove(area, { touches: touches([200, 200]) });
  fireEvent.touchCancel(area);
  fireEvent.touchEnd(area, { changedTouches: touches([200, 200]) });
  expect(turned).not.toHaveBeenCalled();
});

test('what scrolls sideways, a field and an area within keep their own', () => {
  render(
    <Area name="outer">
      <div data-testid="row" style={{ overflowX: 'auto' }}>
        <b>row</b>
      </div>
      <input aria-label="field" />
      <Area name="inner" />
    </Area>,
  );
  const row = screen.getByTestId('row');
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  for (const element of [screen.getByText('row'), screen.getByLabelText('field')]) {
    draw(element, [300, 200], [250, 200], [150, 200]);
  }
  expect(turned).not.toHaveBeenCalled();
  draw(screen.getByText('inner'), [300, 200], [250, 200], [150, 200]);
  expect(turned.mock.calls.flat()).toEqual(['inner on']);
});

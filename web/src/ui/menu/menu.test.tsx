// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-items.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function renderMenu(onSelect = vi.fn<(choice: string) => void>(), onCardClick = vi.fn<() => void>()) {
  const card = document.body.appendChild(document.createElement('article'));
  card.addEventListener('click', onCardClick);
  render(
    <Menu
      label="更多"
      renderTrigger={(trigger) => (
        <button {...trigger} type="button">
          更多
        </button>
      )}
    >
      <MenuItem onSelect={() => onSelect('report')}>举报</MenuItem>
      <MenuItem disabled onSelect={() => onSelect('pin')}>
        置顶
      </MenuItem>
      <MenuItem danger onSelect={() => onSelect('delete')}>
        删除
      </MenuItem>
    </Menu>,
    { container: card.appendChild(document.createElement('div')) },
  );
  return { onSelect, onCardClick };
}

const trigger = () => screen.getByRole('button', { name: '更多' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('opens with the focus on the first item and says so', () => {
  renderMenu();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(trigger());
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(trigger().getAttribute('aria-controls')).toBe(screen.getByRole('menu').id);
  expect(document.activeElement).toBe(item('举报'));
});

test('arrows skip what cannot be chosen and go round', () => {
  renderMenu();
  fireEvent.click(trigger());
  press('ArrowDown');
  expect(document.activeElement).toBe(item('删除'));
  press('ArrowDown');
  expect(document.activeElement).toBe(item('举报'));
  press('ArrowUp');
  expect(document.activeElement).toBe(item('删除'));
  press('Home');
  expect(document.activeElement).toBe(item('举报'));
  press('删');
  expect(document.activeElement).toBe(item('删除'));
});

test('ArrowUp on the button opens at the last item', () => {
  renderMenu();
  trigger().focus();
  press('ArrowUp');
  expect(document.activeElement).toBe(item('删除'));
});

test('Esc closes and gives the focus back', () => {
  renderMenu();
  fireEvent.click(trigger());
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('a press outside closes', () => {
  renderMenu();
  fireEvent.click(trigger());
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('choosing acts once, closes, and does not press the card around it', () => {
  const { onSelect, onCardClick } = renderMenu();
  fireEvent.click(trigger());
  onCardClick.mockClear();
  fireEvent.click(item('删除'));
  expect(onSelect.mock.calls).toEqual([['delete']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onCardClick).not.toHaveBeenCalled();
});

test('a disabled item does nothing', () => {
  const { onSelect } = renderMenu();
  fireEvent.click(trigger());
  fireEvent.click(item('置顶'));
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

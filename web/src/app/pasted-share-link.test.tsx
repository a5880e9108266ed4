// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PickerSearch } from '../features/compose/fields/picker-search.tsx';
import { usePastedLinks } from '../features/layout/use-pasted-links.ts';
import { HeaderSearch } from '../features/search/bar/header-search.tsx';
import { rememberSearch } from '../features/search/recent-searches.ts';
import { SearchForm } from '../features/search/results/search-form.tsx';

const SHARED = `看看这个 ${location.origin}/?s=${btoa('42')}`;

function Screen() {
  usePastedLinks();
  return (
    <>
      <HeaderSearch />
      <SearchForm keyword="鲸" onSearch={() => undefined} />
      <PickerSearch label="搜索或新建标签" value="" onChange={() => undefined} />
      <textarea aria-label="评论内容" />
      <p data-testid="where">{useLocation().pathname}</p>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/following']}>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

const where = () => screen.getByTestId('where').textContent;

/** True when the text still goes into the field. */
function paste(field: HTMLElement, text: string): boolean {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text, files: [], types: [] } });
  return fireEvent(field, event);
}

test.each([
  ['of the header', 'combobox', '搜索作品、创作者、约稿'],
  ['of the search page', 'searchbox', '搜索关键词'],
])('a share link pasted into the search box %s opens the post', (_, role, name) => {
  const box = screen.getByRole(role, { name });
  expect(paste(box, '水墨')).toBe(true);
  expect(where()).toBe('/following');
  expect(paste(box, SHARED)).toBe(false);
  expect(where()).toBe('/post/42');
});

test('the suggestions do not stay over the post', async () => {
  rememberSearch('水墨');
  const box = screen.getByRole('combobox');
  await act(async () => {
    box.focus();
    await import('../features/search/bar/suggestion-panel.tsx');
  });
  await screen.findByRole('listbox');
  paste(box, SHARED);
  expect(where()).toBe('/post/42');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).not.toBe(box);
});

test.each(['评论内容', '搜索或新建标签'])('where people write (%s) a paste stays a paste', (label) => {
  expect(paste(screen.getByLabelText(label), SHARED)).toBe(true);
  expect(where()).toBe('/following');
});

test('pasted beside any field it opens the post', () => {
  paste(document.body, SHARED);
  expect(where()).toBe('/post/42');
});

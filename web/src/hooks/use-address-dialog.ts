import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Opened = { isOpened?: true } | null;

/**
 * A dialog that is part of the address, under the name of a query value: a link opens it, Back and a reload behave as
 * people expect. Of the names in one group only one stands in the address.
 */
export function useAddressDialog(name: string, group: readonly string[]) {
  const navigate = useNavigate();
  const { search, state, key } = useLocation();
  const closed = useRef<string | null>(null);
  const isOpened = (state as Opened)?.isOpened === true;

  const searchWith = useCallback(
    (value: string | null) => {
      const query = new URLSearchParams(search);
      for (const each of group) query.delete(each);
      if (value !== null) query.set(name, value);
      return query.size === 0 ? '' : `?${query}`;
    },
    [search, name, group],
  );

  const open = useCallback(
    (value: string) => {
      const isSwitch = group.some((each) => new URLSearchParams(search).has(each));
      void navigate(
        { search: searchWith(value) },
        { state: isSwitch ? state : { isOpened: true }, replace: isSwitch, preventScrollReset: true },
      );
    },
    [navigate, search, searchWith, state, group],
  );

  /** Leaves no entry behind: what was opened here is gone back from, what came by a link is put away. */
  const close = useCallback(() => {
    // A second press, before the address has followed, would go back from the page underneath.
    if (closed.current === key) return;
    closed.current = key;
    if (isOpened) void navigate(-1);
    else void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true });
  }, [navigate, isOpened, searchWith, key]);

  return { value: new URLSearchParams(search).get(name), searchWith, open, close };
}

import { matchRoutes } from 'react-router';
import { screens, type ScreenRoute } from '../route-table.ts';

const entries = screens.map((screen) => ({ path: screen.path, screen }));

/** The others are led elsewhere. */
const mayEnter = ({ access }: ScreenRoute, isMember: boolean) =>
  access === 'public' || (access === 'member') === isMember;

function screenAt(path: string): ScreenRoute | undefined {
  try {
    decodeURI(path);
  } catch {
    return undefined;
  }
  return matchRoutes(entries, path)?.at(-1)?.route.screen;
}

/**
 * The sources of the screen at an address that isn't drawn; none where its reader may not enter. Named in the page their files
 * come along with the entry, which would ask for them only when it runs.
 */
export function partsBehind(address: string, isMember: boolean): readonly string[] {
  const [path = ''] = address.split('?');
  const screen = screenAt(path);
  if (screen?.page.file === undefined || !mayEnter(screen, isMember)) return [];
  const layout = screen.layout === 'none' ? [] : [`src/app/layouts/${screen.layout}-layout.tsx`];
  return [...layout, screen.page.file];
}

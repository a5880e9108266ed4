import { useSession } from '../../api/session.ts';

type Shown = { nickname: string; avatar: string; level?: number };

/**
 * How somebody is shown. Oneself as the session knows it, which is newer than any list: a new name and face stand
 * everywhere at once, in other tabs too, and go back if they are refused.
 */
export function useShownPerson<P extends Shown>(userId: number, person: P): P {
  const user = useSession()?.user;
  if (user === undefined || user.id !== userId) return person;
  const { avatar, score } = user;
  const nickname = user.nickname.trim() || user.username;
  return { ...person, nickname, avatar, ...('level' in person && { level: score }) };
}

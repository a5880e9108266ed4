import { useParams } from 'react-router';

/** The id in the address; null for anything that can't be one. */
export function useRouteId(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

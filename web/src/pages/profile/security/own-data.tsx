import { useQuery } from '@tanstack/react-query';
import { contactsQuery } from '../../../features/accounts/security/contact-queries.ts';
import { DeletionPart } from '../../../features/deletions/deletion-part.tsx';
import { ExportPart } from '../../../features/exports/export-part.tsx';
import { accountQuery } from '../../../features/profiles/edit/own-account.ts';

/** What somebody can take with them, and the way out. Both ask who it is, so both wait until that is known. */
export function OwnData() {
  const { data: account } = useQuery(accountQuery);
  const { data: contacts } = useQuery(contactsQuery);
  if (!account || !contacts) return null;
  const owner = { hasPassword: account.has_password, contacts };
  return (
    <>
      <ExportPart owner={owner} />
      <DeletionPart owner={owner} />
    </>
  );
}

import { LegalArticle } from '../../features/legal/legal-article.tsx';

export function TermsPage() {
  return <LegalArticle kind="terms" />;
}

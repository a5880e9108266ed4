import { LegalArticle } from '../../features/legal/legal-article.tsx';

export function PrivacyPage() {
  return <LegalArticle kind="privacy" />;
}

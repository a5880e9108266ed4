import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { wishForGuide } from '../../api/guide-wish.ts';
import { useSession } from '../../api/session.ts';
import { FeedbackForm } from '../../features/feedback/feedback-form.tsx';
import { OwnFeedback } from '../../features/feedback/own-feedback.tsx';
import { TextButton } from '../../ui/form/button.tsx';
import { helpTopics, type HelpQuestion } from './help-questions.ts';

function Question({ question, answer, link }: HelpQuestion) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center gap-2 py-2 text-16 hover:text-brand-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-ink-3 transition-transform group-open:rotate-90"
        />
        {question}
      </summary>
      <p className="pr-2 pb-4 pl-6.5 text-16 leading-[1.75] text-ink-2">
        {answer}
        {link ? (
          <Link to={link.to} className="ml-2 whitespace-nowrap text-brand-ink hover:underline">
            {link.text}
          </Link>
        ) : null}
      </p>
    </details>
  );
}

/** Whoever has an account is shown around again; whoever hasn't is shown around once they have. */
function GuideLine({ userId }: { userId: number | undefined }) {
  return (
    <p className="mt-2 text-ink-3">
      第一次来？
      {userId === undefined ? (
        <>
          <Link to="/register" className="text-brand-ink underline underline-offset-3">
            注册一个账号
          </Link>
          ，新手引导会带你走一遍。
        </>
      ) : (
        <TextButton onClick={() => wishForGuide(userId)}>打开新手引导</TextButton>
      )}
    </p>
  );
}

const SECTION = 'scroll-mt-20 mt-12 max-md:mt-10';

export function HelpPage() {
  const userId = useSession()?.user.id;
  return (
    <div className="mx-auto max-w-180 pb-8">
      <h1 className="text-28 max-md:text-22">帮助与反馈</h1>
      <p className="mt-2 text-ink-3">先看看别人问过的。没有答案的，写给我们，有人会看。</p>
      <GuideLine userId={userId} />
      {helpTopics.map(({ title, questions }) => (
        <section key={title} className="mt-8">
          <h2 className="mb-1 text-18">{title}</h2>
          {questions.map((question) => (
            <Question key={question.question} {...question} />
          ))}
        </section>
      ))}
      <section id="feedback" aria-label="写给我们" className={SECTION}>
        <h2 className="mb-4 text-22 max-md:text-18">写给我们</h2>
        <FeedbackForm />
      </section>
      {userId === undefined ? null : (
        <section id="mine" aria-label="我写过的" className={SECTION}>
          <h2 className="mb-4 text-22 max-md:text-18">我写过的</h2>
          <OwnFeedback />
        </section>
      )}
    </div>
  );
}

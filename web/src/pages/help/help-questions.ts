export type HelpQuestion = { question: string; answer: string; link?: { to: string; text: string } };
export type HelpTopic = { title: string; questions: readonly HelpQuestion[] };

/** What people ask first, in the order they meet it. */
export const helpTopics: readonly HelpTopic[] = [
  {
    title: '约稿',
    questions: [
      {
        question: '想找人画一张图，从哪里开始？',
        answer:
          '两条路：在约稿广场发布约稿，写清用途、预算和截稿日期，等创作者来应征；或者直接去找创作者，看中了谁的风格，进主页预约他的服务。',
        link: { to: '/commission', text: '去约稿广场' },
      },
      {
        question: '定金和尾款是怎么付的？',
        answer:
          '下单先付定金，进度过半时付尾款，钱都先由平台托管。验收之后才会付给创作者；到期没有验收的，7 天后自动验收。',
        link: { to: '/commission/terms', text: '看约稿条款' },
      },
      {
        question: '画得不满意怎么办？',
        answer:
          '验收时可以退回修改，在图上钉出要改的地方。约定的次数内不另收费。谈不拢可以申请退款或仲裁，退款页会先算给你看，各方能拿到多少。',
      },
      {
        question: '创作者一直没有消息怎么办？',
        answer:
          '订单页可以催稿。逾期超过一天，或者开工后连续七天没有任何动静，可以无责取消，托管的钱全部退回；请你付尾款还没有付的时候不计时。',
      },
    ],
  },
  {
    title: '接单和收钱',
    questions: [
      {
        question: '怎样开始接单？',
        answer:
          '在服务与定价里写好能做什么、多少钱，在档期里打开接单，再把作品传上来。三样齐了，别人就能找到你。',
        link: { to: '/profile/pricing', text: '去写服务' },
      },
      {
        question: '平台收多少？',
        answer: '按创作者实得的 5% 收取，向下取到分。下单前、付款前和结算时都会写明。',
      },
      {
        question: '钱什么时候能提出来？',
        answer:
          '订单完成后钱进入可用余额，可以随时申请提现，审核通过就打到你的账户。每一步在钱包里都看得到。',
        link: { to: '/profile/wallet', text: '去钱包' },
      },
    ],
  },
  {
    title: '账号',
    questions: [
      {
        question: '忘了密码？',
        answer:
          '登录页点忘记密码，用注册的手机号收验证码，设一个新的。改过之后，其他设备上的登录会全部退出。',
      },
      {
        question: '不想再看到某个人？',
        answer: '在对方主页的菜单里拉黑。之后双方互相看不到动态，对方也不能给你发消息、评论和应征。',
      },
    ],
  },
];

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AmountInput } from '../form/amount-input.tsx';
import { Button, TextLink } from '../form/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { CountdownButton } from '../form/countdown-button.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { RadioChips } from '../form/radio-chips.tsx';
import { Range } from '../form/range.tsx';
import { Segmented } from '../form/segmented.tsx';
import { Select } from '../form/select.tsx';
import { Stepper } from '../form/stepper.tsx';
import { Switch } from '../form/switch.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Textarea } from '../form/textarea.tsx';
import { WordField } from '../form/word-field.tsx';
import { toast } from '../feedback/toast.tsx';
import { Specimen } from './specimen.tsx';

interface SignIn {
  account: string;
  password: string;
  stay: boolean;
}

function Words() {
  const [words, setWords] = useState<readonly string[]>(['山水', '封面']);
  return (
    <Specimen title="几个自己的词">
      <WordField label="擅长" words={words} most={6} longest={12} onChange={setWords} />
    </Specimen>
  );
}

function WorkingForm() {
  const { register, handleSubmit, formState } = useForm<SignIn>({ mode: 'onTouched' });
  const { errors } = formState;
  return (
    <Specimen title="能提交的表单：空着提交看错误">
      <form
        className="grid grid-cols-1 gap-4"
        noValidate
        onSubmit={(event) => void handleSubmit(() => toast.success('填写正确'))(event)}
      >
        <TextInput
          label="账号"
          placeholder="用户名、手机号或邮箱"
          autoComplete="username"
          error={errors.account?.message}
          good={formState.dirtyFields.account === true && !errors.account}
          {...register('account', {
            required: '请输入账号',
            minLength: { value: 3, message: '账号长度不能小于3个字符' },
          })}
        />
        <PasswordInput
          label="密码"
          error={errors.password?.message}
          {...register('password', { required: '请输入密码' })}
        />
        <div className="flex items-center justify-between">
          <Checkbox {...register('stay')}>30 天内保持登录</Checkbox>
          <TextLink to="/">忘记密码</TextLink>
        </div>
        <Button type="submit" look="primary" size="large" block>
          登录
        </Button>
      </form>
    </Specimen>
  );
}

const KINDS = [
  { value: 'cover', label: '书籍封面' },
  { value: 'pixel', label: '像素场景' },
  { value: 'music', label: '配乐', disabled: true },
];

const SORTS = [
  { value: 'all', label: '不限' },
  { value: 'rating', label: '评分最高' },
  { value: 'orders', label: '接单最多' },
] as const;

function InputStates() {
  const [brief, setBrief] = useState('古风悬疑，主角撑伞站在雪地里。');
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('all');
  const [amount, setAmount] = useState('500');
  return (
    <Specimen title="输入：提示、错误、正确、禁用">
      <div className="grid grid-cols-1 gap-4">
        <TextInput label="用户名" defaultValue="山中有座桥" good />
        <TextInput
          label="报价"
          leading="¥"
          defaultValue="2,400"
          error="报价不能低于最低预算 ¥3000"
          inputMode="decimal"
        />
        <TextInput
          label="验证码"
          defaultValue="4092"
          inputMode="numeric"
          inputClassName="tracking-[.3em] text-16"
          hint="验证码已发送，请看手机尾号 2046 的短信"
          beside={<CountdownButton onSend={() => Promise.resolve()} />}
        />
        <Textarea
          label="需求说明"
          value={brief}
          onChange={(event) => setBrief(event.target.value)}
          length={brief.length}
          maxLength={500}
        />
        <Select label="类型" options={KINDS} placeholder="选一个类型" defaultValue="" />
        <AmountInput label="充多少" value={amount} onChange={setAmount} quick={[100, 500, 1000, 5000]} />
        <TextInput label="不能改的" defaultValue="林见山" disabled />
        <RadioChips label="排序" name="sort" value={sort} options={SORTS} onChange={setSort} />
      </div>
    </Specimen>
  );
}

const ORDERS = [
  { value: 'rating', label: '评分' },
  { value: 'price', label: '价格' },
];

function Choices() {
  const [order, setOrder] = useState('rating');
  const [seats, setSeats] = useState(3);
  return (
    <Specimen title="勾选与开关">
      <div className="grid gap-3">
        <Checkbox defaultChecked>30 天内保持登录</Checkbox>
        <Checkbox>公开接单状态</Checkbox>
        <Checkbox disabled>不能勾的</Checkbox>
        <Checkbox defaultChecked disabled>
          已经定了的
        </Checkbox>
        <Switch label="评论和 @" description="逐条" defaultChecked />
        <Switch label="订单和约稿" description="始终提醒，不能关" defaultChecked disabled />
        <Switch label="活动和征集" />
        <Segmented label="排序" name="order" value={order} options={ORDERS} onChange={setOrder} />
        <Range
          aria-label="定金"
          value={seats}
          min={1}
          max={20}
          onChange={(event) => setSeats(Number(event.target.value))}
        />
        <Stepper label="席位" unit="席" value={seats} min={1} max={20} onChange={setSeats} />
      </div>
    </Specimen>
  );
}

export function DevUiForms() {
  return (
    <>
      <Words />
      <WorkingForm />
      <InputStates />
      <Choices />
    </>
  );
}

import * as z from 'zod';
import { limits } from '../limits.ts';
import { optionalText, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableText, isVisibleText } from '../text-rules.ts';
import { changeableDetails } from './user-details.schemas.ts';

/** Empty takes the picture away. */
const ownPicture = (label: string) =>
  z
    .string({ error: `${label}地址不正确` })
    .trim()
    .max(300, `${label}地址不正确`)
    .refine(isStorableText, `${label}地址不正确`)
    .optional();

/** Looks like an address, so it has to be one of a picture: nobody's words begin like this. */
export function isPictureAddress(value: string): boolean {
  return /^(\/files\/|\/\/|[a-z][a-z\d+.-]*:\/\/|data:|javascript:)/i.test(value);
}

const nickname = text({
  requiredMessage: '请输入昵称',
  max: [limits.nicknameMax, `昵称不能超过${limits.nicknameMax}个字符`],
})
  .refine((value) => !/[\t\r\n\u2028\u2029]/.test(value), UNSTORABLE_TEXT)
  .refine(isVisibleText, '昵称不能只有空白');

const changeable = {
  nickname: nickname.optional(),
  avatar: ownPicture('头像'),
  bio: optionalText(limits.bioMax, '简介').optional(),
  background: ownPicture('背景图片'),
  /** Words, or as `background` the address of a picture: some clients know no other field for it. */
  backgroundInfo: z
    .string({ error: '背景介绍格式不正确' })
    .trim()
    .refine(isStorableText, UNSTORABLE_TEXT)
    .refine(
      (value) => isPictureAddress(value) || [...value].length <= limits.backgroundInfoMax,
      `背景介绍不能超过${limits.backgroundInfoMax}个字符`,
    )
    .refine((value) => value.length <= 300, '背景图片地址不正确')
    .optional(),
  ...changeableDetails,
};

/** What people call the fields that aren't changed here. */
const labels: Readonly<Record<string, string>> = {
  id: '用户ID',
  user_id: '用户ID',
  username: '用户名',
  email: '邮箱',
  mobile: '手机号',
  password: '密码',
  password_hash: '密码',
  role: '身份',
  score: '经验',
  level: '等级',
  created_at: '注册时间',
};
const NAMED_AT_MOST = 5;
const nameOf = (key: string) =>
  labels[key] ?? (isStorableText(key) ? [...key].slice(0, 30).join('') : '未知字段');

function refusedFields(keys: readonly string[]): string {
  const names = [...new Set(keys.map(nameOf))];
  const shown = names.slice(0, NAMED_AT_MOST).join('、');
  return `不能在这里修改：${shown}${names.length > NAMED_AT_MOST ? '等' : ''}`;
}

export const userChanges = z
  .strictObject(changeable, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? refusedFields(issue.keys) : undefined),
  })
  .refine((changes) => Object.keys(changes).length > 0, '没有要修改的内容');
export type UserChanges = z.input<typeof userChanges>;

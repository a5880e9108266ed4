import { declareError } from '../errors.ts';

export const verificationErrors = {
  notFound: declareError('verification.not_found', 2650, '认证申请不存在'),
  wrongState: declareError(
    'verification.wrong_state',
    2651,
    '这份申请已经处理过了',
    200,
    '这份申请已经处理过了，现在是「{state}」',
  ),
  underWay: declareError('verification.under_way', 2652, '这项认证正在审核，不用再提交'),
  alreadyAccepted: declareError('verification.already_accepted', 2653, '这项认证已经通过'),
  documentNotFound: declareError('verification.document_not_found', 2654, '材料不存在或已销毁'),
  documentMissing: declareError('verification.document_missing', 2655, '有材料没有上传成功，请重新添加'),
  documentType: declareError('verification.document_type', 2656, '材料只收 JPG、PNG、WebP 图片和 PDF'),
  documentTooLarge: declareError('verification.document_too_large', 2657, '单份材料不能超过8MB'),
  tooManyDocuments: declareError('verification.too_many_documents', 2658, '还没提交的材料太多，请先移除一些'),
  fileMissing: declareError('verification.file_missing', 2659, '请选择要上传的材料'),
} as const;

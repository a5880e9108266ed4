import { declareError } from '../errors.ts';

export const pieceErrors = {
  notFound: declareError('piece.not_found', 1150, '上传任务不存在或已过期，请重新选择文件'),
  /** The data says where it stands: `received`. */
  wrongOffset: declareError('piece.wrong_offset', 1151, '上传进度不一致，请从已收到的位置继续'),
  wrongSize: declareError('piece.wrong_size', 1152, '分片大小不正确，请重新上传'),
  otherBytes: declareError('piece.other_bytes', 1153, '文件内容与之前上传的部分不一致，请取消后重新上传'),
  executable: declareError('piece.executable', 1154, '不能上传可执行文件，请改为压缩包后再试'),
  tooManyOpen: declareError('piece.too_many_open', 1155, '同时上传的文件过多，请先完成或取消已有的上传'),
  finishing: declareError('piece.finishing', 1156, '文件正在处理，请稍候'),
  /** The data says where it stands: `received`. */
  incomplete: declareError('piece.incomplete', 1157, '文件还没有传完，请继续上传'),
} as const;

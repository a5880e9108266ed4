import { declareError } from '../errors.ts';

export const favoriteErrors = {
  folderNotFound: declareError('favorite.folder_not_found', 3001, '收藏夹不存在'),
  nameTaken: declareError('favorite.name_taken', 3002, '已经有同名的收藏夹'),
  tooManyFolders: declareError('favorite.too_many_folders', 3003, '最多建50个收藏夹'),
  defaultStays: declareError('favorite.default_stays', 3004, '默认收藏夹不能改名或删除'),
} as const;

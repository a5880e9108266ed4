/** Stands where somebody says nothing of themselves. */
export const NO_BIO = '这个创作者很懒，还没有填写简介';

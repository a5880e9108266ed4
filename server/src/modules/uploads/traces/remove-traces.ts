import { open, type FileHandle } from 'node:fs/promises';
import { removeMp4Traces } from './mp4-traces.ts';
import { removeOfficeTraces } from './office-traces.ts';
import { hasPdfTraces } from './pdf-traces.ts';

const KNOW = '拿到文件的人能够看到，介意的话请去除后重新上传';

const sentences = {
  track: `这个视频里有附加的数据轨道，可能含有位置信息，${KNOW}`,
  properties: `没能去除这个文件里的作者信息，${KNOW}`,
  comments: `这个文件的批注或修订里有作者名字，${KNOW}`,
  pdf: `这个 PDF 可能带有作者等信息，${KNOW}`,
  old: '旧版 Office 文件可能带有作者信息，拿到文件的人能够看到，介意的话请另存为新格式后重新上传',
};

const removers: Record<string, (file: FileHandle) => Promise<string[]>> = {
  mp4: async (file) => ((await removeMp4Traces(file)).hasDataTrack ? [sentences.track] : []),
  docx: officeWarnings,
  xlsx: officeWarnings,
  pdf: async (file) => ((await hasPdfTraces(file)) ? [sentences.pdf] : []),
  doc: async () => [sentences.old],
  xls: async () => [sentences.old],
};

/**
 * Takes out of a file what tells about its author or where it was made, in place and without moving a byte. Gives a
 * sentence for each kind of trace that may have stayed.
 */
export async function removeTraces(path: string, extension: string): Promise<string[]> {
  const remove = removers[extension];
  if (!remove) return [];
  const file = await open(path, 'r+');
  try {
    return await remove(file);
  } finally {
    await file.close();
  }
}

async function officeWarnings(file: FileHandle): Promise<string[]> {
  const { areAllRemoved, hasComments } = await removeOfficeTraces(file);
  return [...(areAllRemoved ? [] : [sentences.properties]), ...(hasComments ? [sentences.comments] : [])];
}

/** Files of a paste. A copied table also brings a picture of itself; there the words are meant. */
export function filesPasted(data: DataTransfer): File[] {
  return data.types.includes('text/plain') ? [] : [...data.files].map(named);
}

/** Every pasted picture is called image.png; a name of its own keeps two of them apart. */
function named(file: File, index: number): File {
  if (file.name !== 'image.png') return file;
  return new File([file], `粘贴的图片-${Date.now()}-${index + 1}.png`, { type: file.type });
}

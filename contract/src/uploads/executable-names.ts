// Apart from the schemas: pages refuse a file by its name without loading a validator.

/** What a double click starts, on whatever system. Inside an archive it takes a second thought, so archives pass. */
const executable = new Set(
  (
    'exe com scr pif cpl dll sys ocx drv msi msp msix appx bat cmd ps1 psm1 vbs vbe js jse wsf wsh hta ' +
    'lnk url scf reg msc jar class apk aab dex ipa app pkg dmg command sh bash zsh csh ksh fish run ' +
    'deb rpm appimage desktop scpt'
  ).split(' '),
);

/** By the last ending. Windows passes over dots and spaces at the end of a name, so this does as well. */
export function isExecutableName(name: string): boolean {
  const ending = /\.([a-z0-9]+)[.\s]*$/i.exec(name)?.[1] ?? '';
  return executable.has(ending.toLowerCase());
}

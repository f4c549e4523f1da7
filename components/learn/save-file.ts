import { saveFile as saveBlob } from '@/components/ui/browser/save-file';

export const FILE_TYPE = 'application/json';
export const SET_ASIDE_FILE = 'bitcoin-journey-set-aside.json';

export const saveFile = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: FILE_TYPE }));

export type { DocumentWrite, Documents, Read, StoredEntry, Written } from './documents';
export { type Failure, isFailure } from './failure';
export { type Look, type Opened, readLook, readOpened, writeLook, writeOpened } from './mirror';
export type { Quarantine, Quarantined } from './quarantine';
export type { ReadRecord, RecordHead, Records } from './records';
export type { Leftover, Running } from './running';
export type { Settings } from './settings';
export { openStorage, type Storage, type StorageEvents, type StorageOptions } from './storage';

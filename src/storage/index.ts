export { isFailure } from './failure';
export { browserLanguage, readLook, readOpened, writeLook, writeOpened } from './mirror';
export type { Quarantined } from './quarantine';
export type { ReadRecord } from './records';
export type { StoredThread } from './threads';
export { openStorage, type Storage, type StorageEvents } from './storage';

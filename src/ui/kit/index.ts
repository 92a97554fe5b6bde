export { Button, IconButton } from './Button';
export { Chip, WriterMark } from './Chip';
export { Dialog } from './Dialog';
export { CheckField, SelectField, TextField } from './Field';
export { KeyList } from './KeyList';
export { EmptyState, Section } from './Panel';
export { Tabs } from './Tabs';
export type { Tab } from './Tabs';

export { BrandMark } from './brand-mark.tsx';
export { Dialog } from './dialog.tsx';
export { EmptyState } from './empty-state.tsx';
export { EqualHousingMark } from './equal-housing-mark.tsx';
export { Icon, type IconName, iconNames } from './icon.tsx';
export { MessageDialog } from './message-dialog.tsx';
export { SubmittingSelect } from './submitting-select.tsx';
export { Toast } from './toast.tsx';

export { BrandMark } from './brand-mark.tsx';
export { EqualHousingMark } from './equal-housing-mark.tsx';
export { Icon, type IconName } from './icon.tsx';

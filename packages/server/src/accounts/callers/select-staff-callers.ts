export { selectStaffCallers } from './staff-caller-store.ts';

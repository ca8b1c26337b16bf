export { drawPicture, heightFor, WIDEST } from './draw-picture.ts';
export {
  HOME_STYLES,
  type HomeStyle,
  PICTURE_SCENES,
  type PictureFacts,
  type PictureScene,
  ROOFS,
  type RoofShape,
  SEASONS,
  type Season,
  SIDINGS,
  type Siding,
  TIMES_OF_DAY,
  type TimeOfDay,
} from './picture-facts.ts';
export { type PlannedPicture, picturePlan } from './picture-plan.ts';

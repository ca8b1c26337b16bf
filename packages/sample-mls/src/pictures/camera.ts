import { add, cross, dot, scale, sub, unit, type Vec } from './vector.ts';

/**
 * A pinhole camera. A screen point (x, y) in pixels looks along
 * `base + x * stepX + y * stepY`, whose depth along `forward` is 1.
 */
export type Camera = {
  eye: Vec;
  forward: Vec;
  right: Vec;
  up: Vec;
  base: Vec;
  stepX: Vec;
  stepY: Vec;
  focal: number;
  centreX: number;
  centreY: number;
  width: number;
  height: number;
};

export type Aim = {
  eye: Vec;
  /** A point that falls on the middle column of the picture. */
  target: Vec;
  /** Horizontal angle of view in degrees. */
  angle: number;
  /** Height of the horizon as a part of the picture, from the top; ignored when tilted. */
  horizon: number;
  /** True looks straight at the target; false keeps verticals vertical, as a shift lens does. */
  tilted?: boolean;
};

/** Sets up the camera for a picture of `width` by `height` pixels. */
export function aimCamera(aim: Aim, width: number, height: number): Camera {
  const toward = sub(aim.target, aim.eye);
  const forward = unit(aim.tilted ? toward : [toward[0], 0, toward[2]]);
  const right = unit(cross([0, 1, 0], forward));
  const up = cross(forward, right);
  const focal = width / 2 / Math.tan((aim.angle * Math.PI) / 360);
  const centreX = width / 2;
  const centreY = aim.tilted ? height / 2 : height * aim.horizon;
  const stepX = scale(right, 1 / focal);
  const stepY = scale(up, -1 / focal);
  const base = add(forward, add(scale(stepX, -centreX), scale(stepY, -centreY)));
  return {
    eye: aim.eye,
    forward,
    right,
    up,
    base,
    stepX,
    stepY,
    focal,
    centreX,
    centreY,
    width,
    height,
  };
}

/** Where a world point falls: pixel column, pixel row, depth in feet. */
export function project(camera: Camera, p: Vec): Vec {
  const v = sub(p, camera.eye);
  const depth = dot(v, camera.forward);
  const k = camera.focal / depth;
  return [camera.centreX + dot(v, camera.right) * k, camera.centreY - dot(v, camera.up) * k, depth];
}

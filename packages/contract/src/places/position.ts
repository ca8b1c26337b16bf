/** A point on the map as [longitude, latitude] in degrees, WGS 84. */
export type Position = readonly [longitude: number, latitude: number];

/** A simple polygon without a closing point: the last corner joins the first. */
export type Outline = readonly Position[];

declare module 'virtual:county-lines' {
  type Point = [longitude: number, latitude: number];
  /** Borders of the counties of Nebraska and Iowa, and where their names go. */
  export const countyLines: {
    states: Point[][];
    lines: Point[][];
    counties: { name: string; center: Point }[];
  };
}

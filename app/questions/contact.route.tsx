import { data } from "react-router";
import { readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { noStore, openForm } from "#platform/form/receive.ts";
import { phoneLink } from "#platform/phone.ts";
import { TextArea } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormLayout, FormSection } from "#ui/form/form.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Select } from "#ui/select/select.tsx";
import type { Route } from "./+types/contact.route.ts";
import { contactForm } from "#app/questions/enquiries/enquiry.form.server.ts";
import { receiveEnquiry } from "#app/questions/enquiries/enquiry-post.server.ts";
import { Ending, Reach } from "#app/questions/enquiries/enquiry-parts.tsx";
import { Ways } from "./ways.tsx";
import { enquirySubjects, enquiryTexts, fieldNames, subjectNames } from "#app/questions/enquiries/enquiry.texts.ts";

/** /contact: how to reach the park, and a form to write to it (rule D16). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const [prose, facts] = await Promise.all([readProse(visit, "contact"), readFacts(park)]);
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture };
  return data(
    {
      page,
      prose,
      contact: {
        address: visit.identity.address[locale],
        phone: phoneLink(visit.identity.phone, locale),
        email: visit.identity.email,
        chat: visit.identity.chat,
      },
      siblings: siblingsOf("/contact", locale),
      reply: formatFact(facts["contact.replyDays"], locale),
      keptFor: formatFact(facts["privacy.retention"], locale),
      form: openForm(park, contactForm),
    },
    { headers: noStore },
  );
}

/** Takes the message: 303 to its status page; or the form again with what was written. */
export function action(args: Route.ActionArgs) {
  return receiveEnquiry(args, "contact", contactForm);
}

export const headers = formHeaders;

export default function Contact({
  loaderData: { prose, contact, siblings, reply, keptFor, form: opened },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const form = actionData?.form ?? opened;
  const { at } = answersOf(form);
  const subjects = [
    { value: "", label: enquiryTexts.choose[locale] },
    ...enquirySubjects.map((value) => ({ value, label: subjectNames[value][locale] })),
  ];
  return (
    <ProsePage prose={prose} siblings={siblings} folded>
      {/* A form that came back is what to read first. */}
      {!actionData && <Ways contact={contact} />}
      <PostForm form={form}>
        <FormLayout>
          <FormSection
            title={enquiryTexts.contactTitle[locale]}
            lead={enquiryTexts.contactLead[locale].replace("{days}", reply)}
          >
            <Select {...at("subject")} label={fieldNames.subject[locale]} options={subjects} required />
            <TextArea
              {...at("message")}
              label={fieldNames.message[locale]}
              hint={enquiryTexts.messageHint[locale]}
              required
              rows={6}
              maxLength={3000}
            />
          </FormSection>
          <Reach form={form} />
          <Ending form={form} keptFor={keptFor} />
        </FormLayout>
      </PostForm>
    </ProsePage>
  );
}
